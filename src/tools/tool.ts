import * as z from 'zod';
import type {
  ChosenWord,
  Client,
  FromPinglishCall,
  JoinedText,
  KeyedCallOptions,
  TextOperation,
} from '../client/index.ts';
import {
  OPTIONAL_RULES,
  type PinglishStyle,
  TIDY_RULES,
  type TidyRuleName,
  type VowelNotation,
} from '../contract/index.ts';

/**
 * Something that a language model can have done, whoever offers it. Where the work is done, and in what form the result
 * comes, is said by who offers it.
 */
export interface Tool<
  Host extends ToolHost = ToolHost,
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  readonly name: Name;
  /** For people, as is the description. */
  readonly title: Localized;
  readonly description: Localized;
  /** For models. */
  readonly modelDescription: string;
  /** What a person types behind `#` in chat to have it used. */
  readonly reference: string;
  /** The name of a product icon of Visual Studio Code. */
  readonly icon: string;
  readonly tags: readonly string[];
  readonly input: Input;
  readonly output: Output;
  /** The list of its output that may be cut at its end where it is too long. */
  readonly list?: keyof z.output<Output> & string;
  /** Whether it writes files; a tool that does not changes nothing. */
  readonly writesFiles?: boolean;
  /** What is asked of the service that the user chose, which may be on another computer; else all is done on this one. */
  asks?(input: z.output<Input>, settings: ToolSettings): TextOperation | 'speech';
  run(input: z.output<Input>, host: Host): Promise<z.output<Output>>;
  /** The result in plain text. */
  textOf(output: z.output<Output>): string;
}

interface Localized {
  readonly en: string;
  readonly fa: string;
}

/** What a tool works with, for one use. */
export interface ToolHost {
  readonly settings: ToolSettings;
  /** What became of a text of any length at the service that the user chose. */
  text(operation: TextOperation, text: string): Promise<JoinedText>;
  /** Asks the local service: nothing leaves the computer. */
  local<Result>(ask: (client: Client, options: KeyedCallOptions) => Promise<Result>): Promise<Result>;
  /** What the user chose before for typed words. */
  chosenWords(): Promise<readonly ChosenWord[]>;
}

/** What holds where a model leaves it open. */
export interface ToolSettings {
  readonly includeEzafe: boolean;
  readonly style: PinglishStyle;
  readonly vowelNotation: VowelNotation;
  readonly tidyRules: readonly TidyRuleName[];
  readonly loanWords: NonNullable<FromPinglishCall['loanWords']>;
}

/** For who has set nothing. */
export const defaultToolSettings: ToolSettings = {
  includeEzafe: true,
  style: 'readable',
  vowelNotation: 'double_a',
  tidyRules: TIDY_RULES.filter((rule) => !OPTIONAL_RULES.has(rule)),
  loanWords: 'persian',
};

/** The same tool; its functions take and give what its own schemas have. */
export function defineTool<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  Host extends ToolHost = ToolHost,
>(tool: Tool<Host, Name, Input, Output>): Tool<Host, Name, Input, Output> {
  return tool;
}

/** What is said of a tool's input or output as JSON Schema, draft 7, which agents and Visual Studio Code read. */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output') {
  return { ...z.toJSONSchema(schema, { target: 'draft-7', io }), type: 'object' as const };
}

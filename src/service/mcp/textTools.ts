import { setImmediate } from 'node:timers/promises';
import { fromWire, toWire, type WireToken } from '../../contract/index.ts';
import { analyseToolOutput, tools } from '../../contract/tools/index.ts';
import type { Engine } from '../../engine/index.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { analysedTokens } from '../text/localRoutes.ts';
import { diacritize, pinglish } from '../text/textOperations.ts';
import { translateOperation } from '../text/translateOperation.ts';
import type { FluentTranslation } from '../translation/fluentTranslation.ts';
import { type ServedTool, serveTool, type ToolCall } from './servedTool.ts';

export interface TextToolDependencies {
  readonly loadEngine: EngineLoader;
  /** The fluent engine, if there can be one. */
  readonly fluentTranslation?: FluentTranslation;
}

/** The tools that turn text into text. */
export function textTools({ loadEngine, fluentTranslation }: TextToolDependencies): ServedTool[] {
  const translate = translateOperation(fluentTranslation);
  const engineFor = (call: ToolCall) => engineUnlessCancelled(loadEngine, call);
  return [
    serveTool(tools.diacritize, async (request, call) => {
      const { diacritized } = diacritize.run(await engineFor(call), request);
      return { output: { diacritized } };
    }),
    serveTool(tools.pinglish, async (request, call) => {
      pinglish.check?.(request);
      const { pinglish: latin, alignment, warnings } = pinglish.run(await engineFor(call), request);
      return { output: { pinglish: latin, alignment, warnings: [...warnings] } };
    }),
    serveTool(tools.translate, async (request, call) => {
      const engine = await engineFor(call);
      const { translation, warnings } = await translate.run(engine, request, undefined, call.signal);
      return { output: { translation, warnings: [...warnings] } };
    }),
    serveTool(tools.analyse, async (request, call) => {
      const tokens = analysedTokens(await engineFor(call), fromWire({ ...request, school_marks: false }));
      return { output: analyseToolOutput(toWire<WireToken[]>(tokens)) };
    }),
  ];
}

/** The work holds the thread up: what is known of the client by then is heard first. */
async function engineUnlessCancelled(loadEngine: EngineLoader, { signal }: ToolCall): Promise<Engine> {
  const engine = await loadEngine();
  await setImmediate();
  signal.throwIfAborted();
  return engine;
}

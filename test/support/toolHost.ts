import type { TextOperation, TextOperationName, Warning } from '../../src/client/index.ts';
import { chatTools, defaultToolSettings, type Player, type Tool } from '../../src/tools/index.ts';

/** The tool of the table, as chat has it. */
export function toolNamed(name: string): Tool<Player> {
  const tool = chatTools.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  return tool;
}

interface Answers extends Readonly<Partial<Record<TextOperationName, string>>> {
  readonly warnings?: readonly Warning[];
}

/** What a tool works with, where the service gives `answers`; it notes what it is asked. */
export function toolHost({ warnings = [], ...answers }: Answers): Player & { asked: TextOperation[] } {
  const asked: TextOperation[] = [];
  return {
    asked,
    settings: defaultToolSettings,
    async text(operation) {
      asked.push(operation);
      return { text: answers[operation.name] ?? '', alignment: [], warnings, isComplete: true };
    },
    local: () => Promise.reject(new Error('There is no local service.')),
    chosenWords: async () => [],
    play: async () => 1,
  };
}

/**
 * The tools that Harf offers to language models: one table, which chat (`src/editor/tools`) and the server for agents
 * (`src/service/mcp`) offer each in its own way.
 */
import { analyseTool } from './analyse.ts';
import { diacritizeTool } from './diacritize.ts';
import { fromPinglishTool } from './fromPinglish.ts';
import { pinglishTool } from './pinglish.ts';
import { proofreadTool } from './proofread/proofread.ts';
import { tidyTool } from './proofread/tidy.ts';
import { type Player, playTool, type Speaker, speakTool } from './readAloud.ts';
import type { Tool } from './tool.ts';
import { translateTool } from './translate.ts';

export { MAX_RETURNED_AUDIO_CHARACTERS, type Player, type Speaker } from './readAloud.ts';
export { defaultToolSettings, jsonSchemaOf, type Tool, type ToolHost, type ToolSettings } from './tool.ts';

/** In the order in which they are listed. */
const shared = [
  diacritizeTool,
  pinglishTool,
  fromPinglishTool,
  translateTool,
  analyseTool,
  tidyTool,
  proofreadTool,
] as const;

/** Those of chat, where a player reads aloud. */
export const chatTools: readonly Tool<Player, ToolName>[] = [...shared, playTool];

/** Those of the server for agents, where the sound is a file or in the result. */
export const agentTools: readonly Tool<Speaker, ToolName>[] = [...shared, speakTool];

export type ToolName = (typeof shared)[number]['name'] | (typeof playTool)['name'];

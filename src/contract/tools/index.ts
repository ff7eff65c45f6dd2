/**
 * The tools that Harf offers to agents, for whoever offers them. A door of its own: what serves the API needs none of
 * this.
 */
import { analyseTool } from './analyse.ts';
import { diacritizeTool } from './diacritize.ts';
import { pinglishTool } from './pinglish.ts';
import { readAloudTool } from './readAloud.ts';
import { translateTool } from './translate.ts';

export { type AnalyseToolOutput, analyseToolOutput } from './analyse.ts';
export { MAX_RETURNED_AUDIO_CHARACTERS, type ReadAloudToolInput } from './readAloud.ts';
export { jsonSchemasOf, type Tool, type ToolAnnotations } from './tool.ts';

/** In the order in which they are listed. */
export const tools = {
  diacritize: diacritizeTool,
  pinglish: pinglishTool,
  translate: translateTool,
  analyse: analyseTool,
  readAloud: readAloudTool,
} as const;

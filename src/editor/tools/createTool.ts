import type { ToolName } from '../contributions/toolNames.ts';
import type { Features } from '../features.ts';
import { AnalyseTool } from './analyseTool.ts';
import { ReadAloudTool } from './readAloudTool.ts';
import { TextTool } from './textTool.ts';
import type { HarfTool } from './tool.ts';

/** The tool that `name` means. */
export function createTool(name: ToolName, features: Features): HarfTool {
  switch (name) {
    case 'analyse':
      return new AnalyseTool(features);
    case 'read_aloud':
      return new ReadAloudTool(features);
    default:
      return new TextTool(name, features);
  }
}

import './withoutEval.ts';
import { openPanel } from './panel/openPanel.ts';

openPanel();

import './withoutEval.ts';
import { openEditor } from './rtlEditor/openEditor.ts';

openEditor(document.querySelector('script')?.nonce ?? '');

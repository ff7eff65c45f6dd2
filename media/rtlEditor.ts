import './withoutEval.ts';
import { openEditor } from './rtlEditor/openEditor.ts';

// VS Code puts a script of its own before it.
openEditor(document.querySelector<HTMLScriptElement>('script[type=module]')?.nonce ?? '');

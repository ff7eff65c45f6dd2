import { packageExtension } from './package/packageExtension.ts';

console.log(await packageExtension());

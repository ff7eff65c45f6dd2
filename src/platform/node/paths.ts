export { basename, dirname, join, sep } from 'node:path';

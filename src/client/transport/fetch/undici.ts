/** What Harf uses of undici, under its names: a bundler gives `import()` of a CommonJS package no names. */
export { Agent, fetch } from 'undici';

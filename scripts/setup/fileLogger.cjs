'use strict';
// Takes the place of VS Code's native logging module in the server build: appends lines to the log files that
// the editor shows in its Output panel. It never rotates them, for each session has its own.

const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'critical'];

/** @param {string} file */
function createLogger(file) {
  let lowest = levels.indexOf('info');
  let isFormatted = true;
  /** @type {(level: string, message: string) => string} */
  const format = (level, message) =>
    isFormatted ? `${new Date().toISOString()} [${level}] ${message}\n` : message;
  /** @type {(level: string, index: number) => [string, (message: string) => void]} */
  const method = (level, index) => [
    level,
    (message) => {
      if (index >= lowest) appendFileSync(file, format(level, message));
    },
  ];
  mkdirSync(dirname(file), { recursive: true });
  return {
    ...Object.fromEntries(levels.map(method)),
    getLevel: () => lowest,
    /** @param {number} level */
    setLevel: (level) => {
      lowest = level;
    },
    clearFormatters: () => {
      isFormatted = false;
    },
    setPattern: () => {},
    flush: () => {},
    drop: () => {},
  };
}

/**
 * @param {string} _name
 * @param {string} file
 */
const createRotatingLogger = async (_name, file) => createLogger(file);

exports.version = 0;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.createRotatingLogger = createRotatingLogger;
exports.createAsyncRotatingLogger = createRotatingLogger;

/** What Node.js has as a global, for the code that is built for browsers. */
export { Buffer } from 'buffer';

/**
 * Leaves out the validator of schemas that the server of the Model Context Protocol's SDK loads for what it asks its
 * client; Harf's asks nothing. It would be two thirds of the server.
 * @type {import('esbuild').Plugin}
 */
export const withoutAjv = {
  name: 'without-ajv',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents: 'export class AjvJsonSchemaValidator {}',
    }));
  },
};

/**
 * The path of `template` with its `{parameters}` filled in, each encoded as one segment: a value can neither
 * add a segment nor a query.
 */
export function routePath(template: string, parameters: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(parameters[name], name));
}

function encodeSegment(value: string | undefined, name: string): string {
  // Dots are not encoded, and a URL parser takes these two for steps up the path.
  if (value === undefined || value === '' || value === '.' || value === '..')
    throw new TypeError(`The path parameter ${name} cannot be ${JSON.stringify(value)}.`);
  return encodeURIComponent(value);
}

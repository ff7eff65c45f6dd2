/** Whether `value` is a list of more items than make sense: a schema would look at each of millions. */
export function isLongerThan(value: unknown, items: number): boolean {
  return Array.isArray(value) && value.length > items;
}

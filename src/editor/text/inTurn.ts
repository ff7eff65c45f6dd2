/** What `ask` makes of each text, one after the other; `onProgress` is told how many are finished. Rejects as `ask` does. */
export async function inTurn<Answer>(
  texts: readonly string[],
  onProgress: (finished: number) => void,
  ask: (text: string) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const text of texts) {
    onProgress(answers.length);
    answers.push(await ask(text));
  }
  return answers;
}

/** Something the user should know and can act on; no failure of Harf. The message is for people, translated. */
export class Notice extends Error {
  override readonly name = 'Notice';
}

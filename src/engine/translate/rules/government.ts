/**
 * The English preposition for a Persian one beside an English verb, one verb a line. `-` makes the complement
 * the object: `از … استفاده کردن` is `use`.
 */
const VERBS = `
use از=-
help به=-
aid به=-
marry با=-
ask از=-
reach به=-
enter به=- در=-
answer به=-
tell به=-
thank از=-
visit از=-
support از=-
fear از=-
enjoy از=-
prevent از=-
protect از=from
attack به=-
hit به=-
harm به=-
damage به=-
join به=-
fight با=-
oppose با=-
resist در=-
leave از=-
cross از=-
pass از=through
avoid از=-
meet با=-
contact با=-
call به=-
obey از=-
invite از=- به=to
teach به=-
trust به=-
phone به=-
approach به=-
control بر=-
affect بر=- روی=-
influence بر=- روی=-
overcome بر=-
include شامل=-
look به=at
stare به=at
laugh به=at
smile به=at
think به=about
believe به=in در=in
depend به=on
rely به=on بر=on
insist به=on بر=on
arrive به=at
consist از=of
die از=of
complain از=about
speak با=to درباره=about
talk با=to درباره=about
listen به=to
belong به=to
pay به=to
suffer از=from
benefit از=from
deal با=with به=with
agree با=with
disagree با=with
compare با=with
apologize از=to
be afraid از=of
be interested به=in
be based بر=on
be placed در=in
take care از=of
get rid از=of
take part در=in
participate در=in
focus بر=on روی=on
work روی=on
pay attention به=to
point به=to
refer به=to
look for به=-
succeed در=in
fail در=in
play با=with
wait برای=for
move به=to
vote به=for
convert به=into
turn به=into
turn into به=-
change به=to
divide به=into
become به=-
`;

/** The same for nouns whose preposition belongs to them: `استفاده از` is `use of`. */
const NOUNS = `
use از=of
need به=for
access به=to
attention به=to
interest به=in
trip به=to
travel به=to
journey به=to
visit از=of
support از=for
return به=to
answer به=to
response به=to
reply به=to
respect به=for
belief به=in
fear از=of
prevention از=of
protection از=of
part از=of
group از=of
number از=of
exit از=from
entry به=into
attack به=on
help به=to
damage به=to
love به=for
relationship با=with
meeting با=with
contact با=with
fight با=against
war با=with
struggle با=with
comparison با=with
interview با=with
conversation با=with
talk با=with
tendency به=to
infection به=with
addiction به=to
addition به=to
transfer به=to
change در=in
increase در=in
decrease در=in
reduction در=in
`;

type Government = ReadonlyMap<string, string>;

const VERB_GOVERNMENT = tableOf(VERBS);
const NOUN_GOVERNMENT = tableOf(NOUNS);

function tableOf(lines: string): ReadonlyMap<string, Government> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, Government] => {
        const parts = line.split(' ');
        const pairs = parts.filter((part) => part.includes('='));
        const head = parts.slice(0, parts.length - pairs.length).join(' ');
        return [
          head,
          new Map(pairs.map((pair): [string, string] => [pair.replace(/=.*/, ''), pair.replace(/.*=/, '')])),
        ];
      }),
  );
}

/** How `verb` (a base form) takes a complement with the Persian preposition: `object`, a preposition, or its own way. */
export function verbGovernment(verb: string, persian: string): string | undefined {
  const government = VERB_GOVERNMENT.get(verb) ?? VERB_GOVERNMENT.get(verb.split(' ', 1)[0] ?? '');
  const english = government?.get(persian);
  return english === '-' ? 'object' : english;
}

/** The preposition behind a noun that governs one, else undefined. */
export function nounGovernment(noun: string, persian: string): string | undefined {
  return NOUN_GOVERNMENT.get(noun)?.get(persian);
}

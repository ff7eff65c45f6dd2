import * as z from 'zod/mini';

/** In offsets of the document with LF line ends. */
const change = z.strictObject({ utf16Start: z.int(), utf16End: z.int(), text: z.string() });

const span = { utf16Start: z.int(), utf16End: z.int() };

const selections = z.array(z.strictObject({ anchor: z.int(), head: z.int() }));

/** What a place can be marked as; `media/rtlEditor.css` says how it looks. */
const markName = z.enum([
  'linked',
  'lit',
  'doubtful',
  'invisible',
  'spokenWord',
  'spokenSentence',
  'error',
  'warning',
  'information',
  'hint',
]);

export type MarkName = z.infer<typeof markName>;

/** A marked place; `label` is shown before it. */
const markedPlace = z.strictObject({ ...span, label: z.optional(z.string()) });

export type MarkedPlace = z.infer<typeof markedPlace>;

const style = {
  /** A list of font families as CSS has it; empty for the font that comes with Harf. */
  fontFamily: z.string(),
  /** In CSS pixels. */
  fontSize: z.number(),
};

/** Everything that the host tells the page of a right-to-left editor. */
export const rtlHostMessage = z.discriminatedUnion('type', [
  /** In answer to each `ready`, and where nothing else makes the page agree with the document: counting begins anew. */
  z.strictObject({
    type: z.literal('start'),
    text: z.string(),
    /** As VS Code names it. */
    languageId: z.string(),
    isReadOnly: z.boolean(),
    /** Translations of the English in `t('…')`; empty for English. */
    translations: z.record(z.string(), z.string()),
    ...style,
  }),
  /** The document was changed, by whomever but this page; each change is in offsets after those before it. */
  z.strictObject({ type: z.literal('changes'), changes: z.array(change) }),
  /** The `edit` that was sent is in the document. */
  z.strictObject({ type: z.literal('accepted') }),
  /** It is not, for the document has changed meanwhile: what changed has been told, and it may be sent again. */
  z.strictObject({ type: z.literal('refused') }),
  z.strictObject({ type: z.literal('style'), ...style }),
  /** These places are marked so, and no others; in offsets of the document, as for all that follows. */
  z.strictObject({ type: z.literal('marks'), name: markName, places: z.array(markedPlace) }),
  /** What is written behind words on the screen, in small, and is no part of the text. */
  z.strictObject({
    type: z.literal('hints'),
    hints: z.array(z.strictObject({ utf16Offset: z.int(), label: z.string() })),
  }),
  /** The main one first. */
  z.strictObject({ type: z.literal('select'), selections }),
  z.strictObject({
    type: z.literal('reveal'),
    ...span,
    /** Into the first line on the screen; into the middle, unless it is to be seen already. */
    at: z.enum(['top', 'centre']),
  }),
  /** In answer to a `hover`: what is known of the place, each in Markdown. */
  z.strictObject({ type: z.literal('hover'), id: z.int(), contents: z.array(z.string()) }),
]);

/** Everything that the page tells the host. */
export const rtlPageMessage = z.discriminatedUnion('type', [
  /** It listens; also after VS Code has thrown the page away and made it anew. */
  z.strictObject({ type: z.literal('ready') }),
  /** One at a time: the next after `accepted` or `refused`. */
  z.strictObject({
    type: z.literal('edit'),
    /** How many `changes` and `accepted` it knows of since `start`. */
    version: z.int(),
    /** In order, in offsets before all of them. */
    changes: z.array(change),
  }),
  /** What is selected, and what is on the screen, in offsets of the document at `version`, where the page has nothing that it has not told. */
  z.strictObject({
    type: z.literal('view'),
    version: z.int(),
    /** The main one first. */
    selections,
    visible: z.strictObject(span),
  }),
  /** The mouse rests on a character of the document at `version`. */
  z.strictObject({ type: z.literal('hover'), id: z.int(), version: z.int(), utf16Offset: z.int() }),
  /** A link of the last hover was chosen. */
  z.strictObject({ type: z.literal('link'), target: z.string() }),
  /** What can be mended at the selection is asked for. */
  z.strictObject({ type: z.literal('fix') }),
  /** Something went wrong; never with text in it. */
  z.strictObject({ type: z.literal('problem'), name: z.string() }),
]);

export type RtlHostMessage = z.infer<typeof rtlHostMessage>;
export type RtlPageMessage = z.infer<typeof rtlPageMessage>;

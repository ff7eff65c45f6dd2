const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
);
const SILENT = new Set('code kbd pre samp script style tt var'.split(' '));
const DATA =
  /^(?:[@:#].*|v-.*|on[a-z]*|data-.*|\*.*|\[.*|\(.*|class|classname|id|for|htmlfor|href|src|srcset|action|method|name|type|value|key|ref|rel|target|role|lang|dir|slot|is|as|style|xmlns.*|to|path|variant|size|color)$/;

/** Whether a paragraph goes on over the tags of an element. */
export function isInline(element: string): boolean {
  return INLINE.has(element.toLowerCase());
}

/** Whether the text in an element is not for reading. */
export function isSilent(element: string): boolean {
  return SILENT.has(element.toLowerCase());
}

/** Whether the value of an attribute is for the program, not for its users. */
export function isDataAttribute(attribute: string): boolean {
  return DATA.test(attribute.toLowerCase());
}

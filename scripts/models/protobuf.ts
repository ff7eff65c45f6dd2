/** Fields of Protocol Buffers, as far as vocabularies of SentencePiece and models of ONNX have them. */

/** A whole number; negative ones take ten bytes, as the format wants. */
export function integerField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)]);
}

export function bytesField(number: number, value: Uint8Array | string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

export function floatField(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((number << 3) | 5), bytes]);
}

function varint(value: number): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  do {
    const more = rest > 127n ? 128 : 0;
    bytes.push(Number(rest & 127n) | more);
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}

/** In pages of 64 KiB: 1.5 GiB, three times the largest voice that is taken. */
const MAX_PAGES = 24_576;

/**
 * Does what creates a WebAssembly memory, which then cannot grow beyond the limit; its runtime has no setting for that,
 * and what it needs beyond is an error of the model that asks for it.
 */
export async function withBoundMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  const { Memory } = WebAssembly;
  WebAssembly.Memory = class extends Memory {
    constructor({ maximum = MAX_PAGES, ...descriptor }: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum: Math.min(maximum, MAX_PAGES) });
    }
  };
  try {
    return await work();
  } finally {
    WebAssembly.Memory = Memory;
  }
}

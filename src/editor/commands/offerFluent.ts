import { report } from '../failures/report.ts';
import type { Features } from '../features.ts';

/** Offers the fluent translation behind a draft; the command ends while the offer is still shown. */
export function offerFluent({
  assets,
  connection,
  log,
}: Pick<Features, 'assets' | 'connection' | 'log'>): void {
  const offer = async () => {
    const { offerFluentTranslation } = await import('#host/assetCommands.ts');
    await offerFluentTranslation(assets, { destination: () => connection.destination() });
  };
  void offer().catch((error: unknown) => report(error, log));
}

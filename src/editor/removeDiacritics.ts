import { stripMarks } from '../text/marks.ts';
import { deliver } from './deliver.ts';
import { beginJob, type Reach } from './job.ts';

/** Takes the marks off the Persian text that the command is about; needs no service. */
export async function removeDiacritics(reach: Reach): Promise<void> {
  const job = beginJob(reach);
  try {
    const texts = job.targets.map(({ text }) => stripMarks(text));
    await deliver(job, texts, 'replace');
  } finally {
    job.dispose();
  }
}

import type { LongTextProgress, RequestProgress } from '../../client/index.ts';
import { t } from '../wording/localize.ts';
import { listText } from '../wording/localText.ts';

/** What a request is waiting for, in words; empty while there is nothing to say. */
export function requestText(progress: RequestProgress): string {
  switch (progress.kind) {
    case 'sending':
      return '';
    case 'slow':
      return t('waiting for the service');
    case 'waiting':
      return t('retrying in {0} s', Math.ceil(progress.waitMs / 1000));
  }
}

/** How far a long text has come, and what is being waited for. */
export function sectionsText({ finishedSections, sections, request }: LongTextProgress): string {
  const count = sections > 1 ? t('{0} of {1} sections', finishedSections, sections) : '';
  const waiting = request === undefined ? '' : requestText(request);
  return listText([count, waiting].filter((part) => part !== ''));
}

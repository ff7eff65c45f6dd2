import {
  type KeyEnvironment,
  keyEnvironment,
  type UsageCounter,
  type UsageResult,
} from '../../client/index.ts';
import type { Destination } from '../service/destination.ts';
import { t } from '../wording/localize.ts';
import { dateText, numberText } from '../wording/localText.ts';

/** A name and what it stands for, translated. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A counter as people see it, translated. */
export interface CounterView {
  readonly label: string;
  readonly amounts: string;
  /** Absent where there is no limit to draw it against. */
  readonly bar?: { readonly used: number; readonly allowance: number };
  /** Of a counter that is used up: so, and when it renews. */
  readonly usedUp?: string;
}

/** What a service says of its usage, whatever the shape of its answer. */
export interface UsageView {
  readonly service: string;
  readonly facts: readonly Fact[];
  readonly counters: readonly CounterView[];
  readonly requestId: string | undefined;
}

export function usageView(destination: Destination, usage: UsageResult): UsageView {
  const { requestId } = usage;
  const counters = usage.counters.map((counter) => counterView(counter, usage));
  return { service: serviceSentence(destination), facts: factsOf(destination, usage), counters, requestId };
}

function serviceSentence(destination: Destination): string {
  return destination.kind === 'hosted'
    ? t('The hosted service at {0}.', destination.baseUrl)
    : t('The local service on this computer. It is not metered: nothing is charged or limited.');
}

function factsOf(destination: Destination, usage: UsageResult): Fact[] {
  // The words of the local service about itself, which is not metered, would only puzzle.
  if (destination.kind === 'local') return [];
  const { requestsPerMinute } = usage;
  const facts: (readonly [string, string | undefined])[] = [
    [t('Key'), environmentName(keyEnvironment(destination.apiKey))],
    [t('Environment'), usage.environment],
    [t('Plan'), usage.plan],
    [t('Access'), usage.accessStatus],
    [t('Billing period'), periodText(usage)],
    [
      t('Rate limit'),
      requestsPerMinute === undefined
        ? undefined
        : t('{0} requests a minute, shared by all keys', numberText(requestsPerMinute)),
    ],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

function environmentName(environment: KeyEnvironment | undefined): string | undefined {
  if (environment === undefined) return undefined;
  return environment === 'sandbox'
    ? t('Sandbox (a one-time allowance for evaluation)')
    : t('Live (a paid plan)');
}

function periodText({ billingPeriod, counters }: UsageResult): string | undefined {
  const period = billingPeriod ?? counters.find((counter) => counter.period !== undefined)?.period;
  if (period === undefined) return undefined;
  const { start, end } = period;
  if (end === null) return t('Since {0}; it does not renew', dateText(start ?? ''));
  if (start === undefined || end === undefined) return dateText(start ?? end ?? '');
  return t('{0} to {1}', dateText(start), dateText(end));
}

function counterView(counter: UsageCounter, usage: UsageResult): CounterView {
  const { used, allowance, remaining } = counter;
  const isBounded = typeof used === 'number' && typeof allowance === 'number' && allowance > 0;
  return {
    label: counterLabel(counter, usage),
    amounts: amountsText(counter),
    ...(isBounded ? { bar: { used, allowance } } : {}),
    ...(isBounded && remaining === 0 ? { usedUp: usedUpText(counter, usage) } : {}),
  };
}

/** The name of the contract, unless several counters would have it. */
function counterLabel({ meter, label }: UsageCounter, { counters }: UsageResult): string {
  const isOnly = counters.filter((each) => each.meter === meter).length === 1;
  switch (isOnly ? meter : undefined) {
    case 'text':
      return t('Text units');
    case 'additional_text':
      return t('Additional text units');
    case 'basic_seconds':
      return t('Basic speech, seconds');
    case 'premium_seconds':
      return t('Premium speech, seconds');
    default:
      return label === '' ? t('Usage') : label;
  }
}

function amountsText({ meter, used, allowance, remaining }: UsageCounter): string {
  if (meter === 'additional_text' && allowance === 0) return t('None approved');
  if (used === undefined) return t('{0} left', numberText(remaining ?? 0));
  if (allowance === null) return t('{0} used, not limited', numberText(used));
  if (typeof allowance !== 'number') return t('{0} used', numberText(used));
  if (typeof remaining !== 'number') return t('{0} of {1} used', numberText(used), numberText(allowance));
  return t('{0} of {1} used, {2} left', numberText(used), numberText(allowance), numberText(remaining));
}

/** The approved additional units belong to no period. */
function usedUpText({ meter, period }: UsageCounter, { billingPeriod }: UsageResult): string {
  const end = period?.end ?? billingPeriod?.end;
  if (meter === 'additional_text') return t('Used up.');
  if (end === null) return t('Used up. It does not renew.');
  return end === undefined ? t('Used up.') : t('Used up. It renews on {0}.', dateText(end));
}

// The requests thence makes of Stripe, answered as its API does: the object, or an error with type, code and message.
import { sessionShape, subscriptionShape, type CheckoutSession, type StripeState } from './stripe-emulator-state.ts';

export type Form = { readonly [key: string]: string | Form };

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

export function answerApi(state: StripeState, method: string, path: string, form: Form): ApiAnswer {
  const [, , resource = '', second = '', id] = path.split('/');
  switch (`${method} ${resource}`) {
    case 'POST customers':
      return customer(state, form);
    case 'POST checkout':
      return checkout(state, form);
    case 'POST billing_portal':
      return portal(state, form);
    case 'GET subscriptions':
      return listed(state, form);
    case 'DELETE subscriptions':
      return cancelled(state, second, form);
    case 'POST billing':
      return second === 'meter_events' && id === undefined ? metered(state, form) : unknownPath(path);
    default:
      return unknownPath(path);
  }
}

function customer(state: StripeState, form: Form): ApiAnswer {
  const id = state.newId('cus');
  state.customers.set(id, {
    email: textOf(form.email),
    name: textOf(form.name) ?? '',
    metadata: textsOf(form.metadata),
  });
  return { status: 200, body: { id, object: 'customer' } };
}

function checkout(state: StripeState, form: Form): ApiAnswer {
  const mode = textOf(form.mode);
  const customerId = textOf(form.customer) ?? '';
  if (mode !== 'payment' && mode !== 'subscription') return invalid('parameter_missing', 'Missing: mode.');
  if (!state.customers.has(customerId)) return invalid('resource_missing', `No such customer: '${customerId}'`);
  const items: CheckoutSession['items'][number][] = [];
  for (const line of Object.values(formOf(form.line_items))) {
    const { price: name, quantity } = formOf(line);
    const price = state.prices.get(textOf(name) ?? '');
    if (!price) return invalid('resource_missing', `No such price: '${textOf(name)}'`);
    if ((price.kind === 'metered') !== (quantity === undefined))
      return invalid('parameter_invalid', 'Quantity is for licensed prices, and only for those.');
    if ((price.kind === 'once') !== (mode === 'payment'))
      return invalid('parameter_invalid', `You cannot use ${price.id} in ${mode} mode.`);
    items.push({ price, quantity: quantity === undefined ? null : Number(quantity) });
  }
  const successUrl = textOf(form.success_url) ?? '';
  if (items.length === 0 || !URL.canParse(successUrl))
    return invalid('parameter_missing', 'Missing: line_items, or url.');
  const subscriptionData = formOf(form.subscription_data);
  const trial = textOf(subscriptionData.trial_period_days);
  const session: CheckoutSession = {
    id: state.newId('cs_test'),
    mode,
    customer: customerId,
    clientReference: textOf(form.client_reference_id) ?? '',
    metadata: textsOf(form.metadata),
    subscriptionMetadata: textsOf(subscriptionData.metadata),
    items,
    trialDays: trial === null ? null : Number(trial),
    successUrl,
    status: 'open',
    paymentStatus: 'unpaid',
  };
  state.sessions.set(session.id, session);
  return { status: 200, body: sessionShape(session) };
}

function portal(state: StripeState, form: Form): ApiAnswer {
  const id = textOf(form.customer) ?? '';
  if (!state.customers.has(id)) return invalid('resource_missing', `No such customer: '${id}'`);
  const url = `https://billing.stripe.example/session/${id}`;
  return { status: 200, body: { id: state.newId('bps'), object: 'billing_portal.session', url } };
}

function listed(state: StripeState, form: Form): ApiAnswer {
  const all = textOf(form.status) === 'all';
  const found = [...state.subscriptions.values()]
    .filter(({ customer: owner }) => owner === textOf(form.customer))
    .filter(({ status }) => all || status !== 'canceled')
    .reverse();
  return { status: 200, body: { object: 'list', has_more: false, data: found.map(subscriptionShape) } };
}

function cancelled(state: StripeState, id: string, form: Form): ApiAnswer {
  const subscription = state.subscriptions.get(id);
  if (!subscription || subscription.status === 'canceled')
    return { ...invalid('resource_missing', `No such subscription: '${id}'`), status: 404 };
  subscription.prorated = textOf(form.prorate) === 'true' && textOf(form.invoice_now) === 'true';
  state.change(id, 'canceled');
  return { status: 200, body: subscriptionShape(subscription) };
}

const PAST_S = 35 * 86_400;
const FUTURE_S = 300;

function metered(state: StripeState, form: Form): ApiAnswer {
  const { event_name: name, identifier, payload, timestamp } = form;
  const { stripe_customer_id: owner, value } = formOf(payload);
  const eventName = textOf(name) ?? '';
  const at = Number(textOf(timestamp));
  if (!state.meters.has(eventName))
    return invalid('resource_missing', `No active meter found for event name ${eventName}`);
  if (!state.customers.has(textOf(owner) ?? '')) return invalid('resource_missing', 'No such customer');
  if (at < state.seconds() - PAST_S || at > state.seconds() + FUTURE_S)
    return invalid('timestamp_too_far_in_past', 'The timestamp is not within the past 35 days or the next 5 minutes.');
  const id = textOf(identifier) ?? state.newId('meter');
  if (state.uses.some((use) => use.identifier === id))
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: `An event already exists with identifier ${id}.` } },
    };
  state.uses.push({ eventName, identifier: id, customer: textOf(owner)!, value: Number(value), timestamp: at });
  return { status: 200, body: { object: 'billing.meter_event', identifier: id, event_name: eventName } };
}

function invalid(code: string, message: string): ApiAnswer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message } } };
}

function unknownPath(path: string): ApiAnswer {
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', message: `Unrecognized request URL: ${path}` } },
  };
}

/** `a[b][0][c]=d` as nested objects. */
export function parseForm(text: string): Form {
  const root: Record<string, string | Form> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    let at = root;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, string | Form>;
    at[keys.at(-1)!] = value;
  }
  return root;
}

function formOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {};
}

function textOf(value: string | Form | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function textsOf(value: string | Form | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

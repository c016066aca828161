import { callAsVisitor, CallRefusal } from 'shared-auth/submit-form';

const office = 'America/New_York';

/** Far in the future: a call that has begun is shown as ended. Tuesday and Wednesday before Thanksgiving, the Friday after it, and a Saturday in the fortnight after. */
export const openSlots = [
  '2099-11-24T19:00:00.000Z',
  '2099-11-24T19:30:00.000Z',
  '2099-11-25T14:00:00.000Z',
  '2099-11-27T14:00:00.000Z',
  '2099-12-12T15:00:00.000Z',
] as const;

const chosen = {
  reference: 'CALL-7K3M-Q9XT',
  startsAt: '2099-11-24T19:00:00.000Z',
  endsAt: '2099-11-24T19:30:00.000Z',
};
/** What a visitor is answered, and what somebody whose address is proved. */
export const heldCall = { ...chosen, status: 'pending', holdMinutes: 15 } as const;
export const bookedCall = { ...chosen, status: 'booked', manageToken: 'secret-token' } as const;

export const managedCall = {
  reference: bookedCall.reference,
  startsAt: '2099-11-24T19:00:00.000Z',
  endsAt: '2099-11-24T19:30:00.000Z',
  name: 'Ann Lee',
  timeZone: 'America/Chicago',
  status: 'booked',
  heldUntil: null,
};

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

interface Asked {
  readonly action: string;
  readonly [field: string]: unknown;
}

type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

/**
 * Stands in for the server functions; the test mocks `callAsVisitor`. An action without an answer of its own is answered
 * as on a good day. Returns what was asked of an action, in order.
 */
export function fakeCalls(answers: Answers = {}) {
  const goodDay: Answers = {
    slots: () => ({ timeZone: office, slots: openSlots }),
    book: () => heldCall,
    read: () => managedCall,
    confirm: () => managedCall,
    move: ({ startsAt }) => ({ ...managedCall, startsAt }),
    cancel: () => ({ ...managedCall, status: 'cancelled' }),
  };
  const call = jest.mocked(callAsVisitor);
  // Asynchronous, so that an answer that throws is a call that rejects.
  call.mockReset().mockImplementation(async (_name, body): Promise<never> => {
    const asked = body as Asked;
    return (await { ...goodDay, ...answers }[asked.action]?.(asked)) as never;
  });
  return (action: string) =>
    call.mock.calls.map(([, body]) => body as Asked).filter((asked) => asked.action === action);
}

export const taken = () =>
  new CallRefusal('Check what you entered', 409, {
    startsAt: 'This time has just been taken. Choose another one.',
  });

/** The visitor's device keeps the time of this zone. */
export function liveIn(timeZone: string) {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

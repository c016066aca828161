import { callAsVisitor, CallRefusal } from 'shared-auth/submit-form';

const office = 'America/New_York';

/**
 * In the far future, because a past call shows as ended. Tuesday and Wednesday before Thanksgiving, the Friday after
 * it, and a Saturday two weeks later.
 */
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
/** Response for a visitor, and for a user whose address is verified. */
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
 * Fakes the edge function. The test must mock `callAsVisitor`. An action without a custom response succeeds. Returns a
 * function that lists the requests of an action, in order.
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
  // Async, so that a response that throws rejects the call.
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

/** Sets the time zone of the visitor's device. */
export function liveIn(timeZone: string) {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

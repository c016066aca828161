/*
 * What the public forms of every remote have in common beside their fields: a question with a few answers, and what takes
 * a form's place once it is sent.
 */
export { Arrival, useSentForm, type ArrivalProps, type Sender, type SentForm } from './arrival.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
export { Received, type ReceivedProps } from './received.tsx';

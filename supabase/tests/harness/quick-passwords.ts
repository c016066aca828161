import bcrypt from 'bcryptjs';

/*
 * For `node --import`, in front of a backend that tests alone speak to: passwords are hashed with the least work that
 * bcrypt takes, and compared once with each hash. What is called, and how often, stays as it is.
 */
const LEAST_WORK = 4;

const { compare, hash } = bcrypt;
const compared = new Map<string, Promise<boolean>>();

Object.assign(bcrypt, {
  hash: (password: string) => hash(password, LEAST_WORK),
  compare: (password: string, hashed: string) => {
    const pair = JSON.stringify([password, hashed]);
    const known = compared.get(pair) ?? compare(password, hashed);
    compared.set(pair, known);
    return known;
  },
});

/** The tables of the tax center; its calculators and those of the member area take them from the same place. */
export * from 'shared-contract/tax/tables';

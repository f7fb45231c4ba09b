declare const brand: unique symbol;

/**
 * A value that the compiler keeps apart from others of the same kind: an amount in cents is no number of minutes. It
 * is created at the boundary (a schema, a column, the function named beside the type) and costs nothing there.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

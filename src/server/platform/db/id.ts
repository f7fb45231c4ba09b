/** Whether a text can be a row's id in our notation; PostgreSQL rejects a query for any other. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

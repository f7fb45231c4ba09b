/** The longest message that the contact form takes, in characters. */
export const longestMessage = 5000;

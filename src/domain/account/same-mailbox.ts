/** Dots in the part before the @ make no difference at the providers of most students. */
const domainAliases: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/**
 * The mailbox behind an address, for comparison: in lower case, without a plus suffix and without dots
 * before the @. No mail can be sent to it. Two addresses of one person at different providers stay different.
 */
export const mailboxOf = (address: string): string => {
	const plain = address.trim().normalize("NFKC").toLowerCase();
	const at = plain.lastIndexOf("@");
	const [name = ""] = plain.slice(0, at).split("+");
	const domain = plain.slice(at + 1).replace(/\.$/, "");
	return `${name.replaceAll(".", "")}@${domainAliases[domain] ?? domain}`;
};

/** Whether two addresses are recognisably the same mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

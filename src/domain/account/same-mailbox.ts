/**
 * Domains of one provider whose addresses are one mailbox, as the providers' help pages say: Google, Proton, Apple,
 * Yandex.
 */
const domainAliases: Readonly<Record<string, string>> = {
	"googlemail.com": "gmail.com",
	"protonmail.com": "proton.me",
	"protonmail.ch": "proton.me",
	"pm.me": "proton.me",
	"me.com": "icloud.com",
	"mac.com": "icloud.com",
	"ya.ru": "yandex.ru",
	"yandex.com": "yandex.ru",
	"yandex.by": "yandex.ru",
	"yandex.kz": "yandex.ru",
	"yandex.ua": "yandex.ru",
};

/** Fastmail delivers `anything@name.fastmail.com` to `name@fastmail.com`. */
const nameInDomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** Yandex reads a hyphen as a dot. */
const hyphenIsDot = new Set(["yandex.ru"]);

/**
 * The mailbox behind an address, for comparison: in lower case, without a plus suffix and without dots
 * before the @, which make no difference at the providers of most students. No mail can be sent to it. Two addresses
 * of one person at different providers stay different.
 */
export const mailboxOf = (address: string): string => {
	const plain = address.trim().normalize("NFKC").toLowerCase();
	const at = plain.lastIndexOf("@");
	const [name = ""] = plain.slice(0, at).split("+");
	const domain = plain.slice(at + 1).replace(/\.$/, "");
	const [, owner, provider] = nameInDomain.exec(domain) ?? [];
	if (owner !== undefined && provider !== undefined) return mailboxOf(`${owner}@${provider}`);
	const known = domainAliases[domain] ?? domain;
	const undotted = name.replaceAll(".", "");
	return `${hyphenIsDot.has(known) ? undotted.replaceAll("-", "") : undotted}@${known}`;
};

/** Whether two addresses are recognisably the same mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

import { failure, type Result, success } from "../shared/result.ts";

/** The longest address that mail can be delivered to (RFC 5321, as RFC 3696 erratum 1690 counts it). */
const maxAddressLength = 254;

/** An e-mail address as the HTML standard defines the value of an e-mail input. */
const htmlAddress =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * No dot at an end or beside another, only characters that mailboxes really have, and a host with a dot, whose last part is
 * of letters or an international name in its ASCII form.
 */
const ordinaryAddress =
	/^(?:[A-Za-z0-9_'&=+-]+\.)*[A-Za-z0-9_'&=+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

/**
 * Whether `value` is written like an e-mail address, as the HTML standard defines it, so that the browser, the form and
 * the server never disagree. It says nothing about whether the mailbox exists. Spaces around it are not forgiven: trim
 * first.
 */
export const isEmailAddress = (value: string): boolean =>
	value.length <= maxAddressLength && htmlAddress.test(value);

/**
 * Whether a real mail could be sent there: besides the syntax of the form, a host with a dot and no characters that only
 * very odd addresses have.
 */
export const isDeliverableAddress = (value: string): boolean =>
	isEmailAddress(value) && ordinaryAddress.test(value);

/** A typed address to send mail to, trimmed; refused when it is empty or no address. */
export const readEmailAddress = (typed: string): Result<string, "forms.required" | "forms.email_invalid"> => {
	const address = typed.trim();
	if (address === "") return failure("forms.required");
	return isDeliverableAddress(address) ? success(address) : failure("forms.email_invalid");
};

/** The address that a form gives, as `readEmailAddress`. */
export const readAddressOf = ({ email }: { readonly email: string }) => readEmailAddress(email);

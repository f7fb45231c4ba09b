import * as z from "zod/mini";

/** The longest address that mail can be delivered to (RFC 5321, as RFC 3696 erratum 1690 counts it). */
const longestAddress = 254;

/**
 * An e-mail address as the HTML standard defines the value of an e-mail input, so that the browser, the
 * form and the server never disagree. It says nothing about whether the mailbox exists.
 */
export const emailAddressSchema = z
	.string()
	.check(z.regex(z.regexes.html5Email), z.maxLength(longestAddress));

/** Whether `value` is written like an e-mail address. Spaces around it are not forgiven: trim first. */
export const isEmailAddress = (value: string): boolean => emailAddressSchema.safeParse(value).success;

/**
 * Whether a real mail could be sent there: besides the syntax of the form, a host with a dot and no signs that only
 * very odd addresses have.
 */
export const isDeliverableAddress = (value: string): boolean =>
	isEmailAddress(value) && z.regexes.email.test(value);

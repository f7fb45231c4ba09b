import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { agreements } from "#domain/account/two-adults.ts";
import { triesOfLinks } from "./account-links.ts";
import { declareRoute } from "./route.ts";
import { lineSchema, localeSchema } from "./shared.ts";

const aboutSchema = z.enum(agreements);

const secondProblems = [
	"limits.too_many",
	"account.adult_missing",
	"account.adult_invites",
	"account.adult_full",
	"account.adult_email_known",
	"account.guardian_email_required",
	"account.guardian_email_own",
	"forms.email_invalid",
] as const;

const changeProblems = [
	"limits.too_many",
	"account.adult_missing",
	"account.adult_change_recent",
	"account.adult_email_known",
	"account.guardian_email_required",
	"account.guardian_email_own",
	"forms.email_invalid",
] as const;

const byStudent = z.object({ about: aboutSchema, email: lineSchema });
const byAdult = z.object({ token: lineSchema, about: aboutSchema, email: lineSchema, locale: localeSchema });
const asksOfStudent = { minutes: 60, perAccount: 5 };

/** The two adults of a student: inviting the second, and changing the address of either (decision 30). */
export const adultRoutes = {
	/** While no adult has agreed, a student may ask a second one as well. */
	inviteSecondAdult: declareRoute({
		method: "POST",
		path: "/api/account/second-adult",
		access: "signed_in",
		body: byStudent,
		problems: secondProblems,
		response: z.null(),
		limit: asksOfStudent,
	}),
	/** An adult who has agreed invites another, by the link of any mail to them. */
	inviteSecondAdultByLink: declareRoute({
		method: "POST",
		path: "/api/account/second-adult/by-link",
		access: "everyone",
		body: byAdult,
		problems: [...secondProblems, ...linkRefusals],
		response: z.null(),
		limit: triesOfLinks,
	}),
	/** A student names the new address of an adult whose mailbox is lost. The new address has to confirm. */
	changeAdultAddress: declareRoute({
		method: "POST",
		path: "/api/account/adult-address",
		access: "signed_in",
		body: byStudent,
		problems: changeProblems,
		response: z.null(),
		limit: asksOfStudent,
	}),
	/** An adult names their own new address, which has to confirm. */
	changeAdultAddressByLink: declareRoute({
		method: "POST",
		path: "/api/account/adult-address/by-link",
		access: "everyone",
		body: byAdult,
		problems: [...changeProblems, ...linkRefusals],
		response: z.null(),
		limit: triesOfLinks,
	}),
	/** The question of a link about a new address: the new one confirms, the old one objects. */
	readAdultAddress: declareRoute({
		method: "POST",
		path: "/api/account/adult-address/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.object({
			/** The student's first name. */
			firstName: z.string(),
			about: aboutSchema,
			/** Whether the link was mailed to the new address or to the old one. */
			reader: z.enum(["new", "old"]),
			oldEmail: z.string(),
			newEmail: z.string(),
			isConfirmed: z.boolean(),
		}),
		limit: triesOfLinks,
	}),
	/** `agree` by the new address puts it into use; `object` by either keeps or restores the old one. */
	decideAdultAddress: declareRoute({
		method: "POST",
		path: "/api/account/adult-address/decide",
		access: "everyone",
		body: z.object({ token: lineSchema, decision: z.enum(["agree", "object"]), locale: localeSchema }),
		problems: [...linkRefusals, "account.adult_email_known"],
		response: z.null(),
		limit: triesOfLinks,
	}),
};

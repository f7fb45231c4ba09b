import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { triesOfLinks } from "./account-links.ts";
import { classParams } from "./classes.ts";
import { declareRoute } from "./route.ts";
import { countSchema, lineSchema, localeSchema } from "./shared.ts";

/** Offers of classes: the routes by which a class changes its teacher. */
export const classOfferRoutes = {
	/** Offers a class to a colleague, by mail. A new offer replaces the earlier; the answer says nothing about accounts. */
	offerClass: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/offer",
		access: "teacher",
		params: classParams,
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "classes.offered_to_self"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 30, perEmail: 10, perEmailAndNetwork: 4 },
	}),
	/** Idempotent: the link in the mail stops working. */
	withdrawClassOffer: declareRoute({
		method: "DELETE",
		path: "/api/classes/:classId/offer",
		access: "teacher",
		params: classParams,
		response: z.null(),
	}),
	/** An offered class, by the link in the mail. */
	readClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.object({
			className: z.string(),
			level: z.string(),
			pupils: countSchema,
			/** First and last name of the class's teacher. */
			teacher: z.string(),
			/** The address to which it is offered; only its account takes it over. */
			email: z.string(),
		}),
		limit: triesOfLinks,
	}),
	/** The class changes hands with its code, pupils and view, once. Both teachers get a mail. */
	acceptClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/accept",
		access: "teacher",
		body: z.object({ token: lineSchema }),
		problems: [...linkRefusals, "classes.offered_to_another", "classes.too_many"],
		response: z.object({ classId: z.string() }),
		limit: triesOfLinks,
	}),
	/** Needs no account. The class's teacher gets a mail. */
	refuseClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/refuse",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
};

import * as z from "zod/mini";
import type { ProviderEvent } from "../provider.ts";

const reference = z.union([z.string(), z.object({ id: z.string() })]);
const optionalReference = z.optional(z.nullable(reference));

/** The only part of a message that is read: the objects that it is about. Their state is read from Stripe. */
const eventSchema = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(255)),
	type: z.string().check(z.maxLength(255)),
	data: z.object({
		object: z.object({
			object: z.string(),
			id: z.optional(z.string()),
			metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
			subscription: optionalReference,
			payment_intent: optionalReference,
			parent: z.optional(
				z.nullable(
					z.object({
						subscription_details: z.optional(z.nullable(z.object({ subscription: reference }))),
					}),
				),
			),
		}),
	}),
});

const idIn = (what: z.infer<typeof optionalReference>): string | null =>
	typeof what === "string" ? what : (what?.id ?? null);

/** The objects of a message; null when it is malformed. */
export function readEventBody(body: unknown): (ProviderEvent & { readonly intent: string | null }) | null {
	const parsed = eventSchema.safeParse(body);
	if (!parsed.success) return null;
	const { id, type, data } = parsed.data;
	const { object, metadata, subscription, payment_intent, parent } = data.object;
	const isSubscription = object === "subscription";
	const isIntent = object === "payment_intent";
	const isMoney = isIntent || object === "charge" || object === "refund";
	return {
		id,
		type,
		orderId: metadata?.payment_id ?? null,
		subscription: isSubscription
			? (data.object.id ?? null)
			: (idIn(subscription) ?? idIn(parent?.subscription_details?.subscription)),
		charge: object === "invoice" ? (data.object.id ?? null) : null,
		intent: isMoney ? (isIntent ? (data.object.id ?? null) : idIn(payment_intent)) : null,
	};
}

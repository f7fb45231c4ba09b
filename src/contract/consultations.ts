import * as z from "zod/mini";
import { categoryKeySchema } from "#domain/careers/category-schema.ts";
import { appointmentSchema } from "#domain/consultations/appointment.ts";
import { slotSchema } from "#domain/consultations/slot-schema.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { zoneSchema } from "#domain/shared/moment-schema.ts";

const text = z.string().check(z.minLength(1));

/** A researcher as one language presents them, with every time still ahead that they offer. */
export const researcherSchema = z.object({
	id: text,
	name: text,
	title: text,
	specialization: text,
	bio: text,
	/** What a conversation can be about. */
	topics: z.array(text),
	/** The languages in which a consultation can take place. */
	languages: z.array(localeSchema),
	/** The path of a portrait, or null where the screen draws the monogram. */
	imageUrl: z.nullable(text),
	/** Initials, drawn in the colour of `category`. */
	monogram: text,
	category: categoryKeySchema,
	/** An "Illustrative profile": nobody of this name exists. */
	illustrative: z.boolean(),
	/** The zone in which days and times are offered. */
	zone: zoneSchema,
	/** Earliest first; a taken one is listed with no duration left (see domain/consultations/slots.ts). */
	slots: z.array(slotSchema),
});
export type Researcher = z.infer<typeof researcherSchema>;

/** How booking went on: booked, or the payment continues on the provider's own page at `url`. */
export const bookingOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("booked"), appointment: appointmentSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);
export type BookingOutcome = z.infer<typeof bookingOutcomeSchema>;

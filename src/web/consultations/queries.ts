import type { Locale } from "#domain/shared/locale.ts";
import { apiQuery } from "../api/api.ts";

/** Everyone who can be booked, in words of `locale`, with every free time. */
export const researchersQuery = (locale: Locale) =>
	apiQuery("GET /api/researchers/:locale", { params: { locale } });

/** One's own appointments in any order; domain/consultations/agenda.ts sorts them. */
export const appointmentsQuery = apiQuery("GET /api/appointments", {});

/** What a booking or a cancellation may change. */
export const changedByBooking = [
	"GET /api/appointments",
	"GET /api/researchers/:locale",
	"GET /api/subscription",
] as const;

import type { Locale } from "#domain/shared/locale.ts";
import { apiQuery } from "../api/api.ts";

/** Every bookable researcher with all free times, in the language `locale`. */
export const researchersQuery = (locale: Locale) =>
	apiQuery("GET /api/researchers/:locale", { params: { locale } });

/** The visitor's appointments in any order; `agendaOf` of the domain sorts them. */
export const appointmentsQuery = apiQuery("GET /api/appointments", {});

/** The routes that a booking or a cancellation may change. */
export const changedByBooking = [
	"GET /api/appointments",
	"GET /api/researchers/:locale",
	"GET /api/subscription",
] as const;

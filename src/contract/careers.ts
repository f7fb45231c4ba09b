import * as z from "zod/mini";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { declareRoute } from "./route.ts";
import { instantSchema } from "./shared.ts";

/** Reads the id of a career. */
export const careerIdSchema = z.enum(careerIds);
/** Reads the key of a field. */
export const categoryKeySchema = z.enum(categoryKeys);

/** A bookmarked career. */
export const savedCareerSchema = z.object({ careerId: careerIdSchema, savedAt: instantSchema });
/** A bookmarked career with the instant of its saving. */
export type SavedCareer = z.infer<typeof savedCareerSchema>;

const careerParams = z.object({ careerId: careerIdSchema });

/** The careers that an account saved. */
export const careerRoutes = {
	savedCareers: declareRoute({
		method: "GET",
		path: "/api/saved-careers",
		access: "consented",
		response: z.object({ saved: z.array(savedCareerSchema) }),
	}),
	saveCareer: declareRoute({
		method: "PUT",
		path: "/api/saved-careers/:careerId",
		access: "consented",
		params: careerParams,
		problems: ["careers.unknown"],
		response: z.null(),
	}),
	unsaveCareer: declareRoute({
		method: "DELETE",
		path: "/api/saved-careers/:careerId",
		access: "consented",
		params: careerParams,
		problems: ["careers.unknown"],
		response: z.null(),
	}),
};

import type { CareerId } from "#domain/careers/career-id.ts";
import type { WorkSetting } from "#domain/careers/setting.ts";

/**
 * The setting of each line of a career's week, in the order of the lines. A line takes one part of the week, or the
 * number of parts beside it where its text names several days.
 */
export const weekSettings: Readonly<
	Record<CareerId, readonly (WorkSetting | readonly [WorkSetting, number])[]>
> = {
	"agricultural-scientist": ["field", "field", "field", "people", "screen"],
	"analytical-chemist": ["lab", "lab", "lab", "workshop", "desk"],
	astronomer: ["screen", "telescope", "screen", "screen", "workshop"],
	astrophysicist: ["screen", "screen", "desk", "people", "people"],
	biochemist: ["lab", "lab", "lab", "lab", "desk"],
	bioinformatician: ["screen", "screen", "screen", "people", "screen"],
	"biomedical-engineer": ["workshop", "workshop", "hospital", "desk", "hospital"],
	biostatistician: ["people", "desk", "screen", "screen", "people"],
	"climate-scientist": ["screen", "lab", "screen", "screen", "people"],
	"computational-biologist": ["screen", "screen", "screen", "people", "screen"],
	"data-scientist": ["people", "screen", "screen", "screen", "people"],
	ecologist: ["field", "field", "field", "screen", "people"],
	"environmental-scientist": ["field", "screen", "screen", "people", "desk"],
	epidemiologist: ["people", "screen", "screen", "screen", "desk"],
	"food-engineer": ["workshop", "workshop", "workshop", "workshop", "people"],
	"food-scientist": ["lab", "lab", "people", "lab", "desk"],
	geneticist: ["lab", "lab", "screen", "screen", "people"],
	geologist: ["field", "field", "lab", "screen", "desk"],
	hydrogeologist: ["field", ["field", 3], "field", "screen", "people"],
	immunologist: ["lab", "lab", "screen", "hospital", "people"],
	"machine-learning-engineer": ["screen", "screen", "screen", "screen", "screen", "screen"],
	"marine-biologist": ["sea", "sea", ["lab", 2], "lab", "screen"],
	"materials-scientist": ["workshop", "lab", "lab", "lab", "lab"],
	mathematician: ["desk", "people", "desk", "screen", "people"],
	meteorologist: ["screen", "screen", "people", "people", "screen"],
	microbiologist: ["lab", "lab", "lab", "lab", "screen"],
	neuroscientist: ["lab", "hospital", "screen", "desk", "people"],
	paleontologist: ["lab", "lab", "screen", "desk", "desk"],
	pathologist: ["hospital", "lab", "hospital", "lab", "people"],
	pharmacologist: ["lab", "screen", "desk", "desk", "hospital"],
	physicist: ["lab", "lab", "lab", "screen", "workshop"],
	"software-developer": ["screen", "screen", "screen", "people", "screen", "screen"],
	"theoretical-physicist": ["desk", "screen", "screen", "people", "people"],
	virologist: ["lab", "lab", "screen", "lab", "people"],
	"wildlife-biologist": ["field", "field", "screen", "field", "screen"],
};

/** The catalogue's thirty-five careers, in the specification's order. */
export const careerIds = [
	"environmental-scientist",
	"neuroscientist",
	"geneticist",
	"marine-biologist",
	"wildlife-biologist",
	"food-scientist",
	"materials-scientist",
	"astrophysicist",
	"data-scientist",
	"biostatistician",
	"bioinformatician",
	"food-engineer",
	"meteorologist",
	"epidemiologist",
	"biomedical-engineer",
	"agricultural-scientist",
	"ecologist",
	"climate-scientist",
	"immunologist",
	"geologist",
	"astronomer",
	"theoretical-physicist",
	"analytical-chemist",
	"pathologist",
	"machine-learning-engineer",
	"paleontologist",
	"virologist",
	"pharmacologist",
	"software-developer",
	"microbiologist",
	"mathematician",
	"physicist",
	"computational-biologist",
	"biochemist",
	"hydrogeologist",
] as const;

/** A career of the catalogue. */
export type CareerId = (typeof careerIds)[number];

/** Whether a string, from a URL or from storage, names a career of the catalogue. */
export const isCareerId = (value: string): value is CareerId =>
	(careerIds as readonly string[]).includes(value);

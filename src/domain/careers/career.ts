/** School and university subjects, language-neutral; content gives each its words. */
export const subjectIds = [
	"biology",
	"chemistry",
	"physics",
	"mathematics",
	"statistics",
	"computer-science",
	"earth-science",
	"environmental-science",
	"ecology",
	"genetics",
	"biochemistry",
	"health-science",
	"astronomy",
	"engineering",
	"materials-science",
	"food-science",
	"agronomy",
	"geography",
	"oceanography",
	"atmospheric-science",
] as const;
/** A school subject. */
export type SubjectId = (typeof subjectIds)[number];

/** A person who does the work. Always a composite, called invented at the name. */
export interface Professional {
	name: string;
	title: string;
	organization: string;
	quote: string;
}

/** A real French institution and its official site. */
export interface TrainingProvider {
	name: string;
	location: string;
	website: string;
}

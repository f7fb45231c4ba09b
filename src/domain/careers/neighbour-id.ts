/**
 * The careers beside the catalogue's thirty-five: people whom those careers work with. They have shorter pages and take no
 * part in the quiz, whose published questionnaires place the thirty-five alone.
 */
export const neighbourIds = [
	"nurse",
	"physiotherapist",
	"veterinarian",
	"pharmacist",
	"midwife",
	"radiographer",
	"dietitian",
	"medical-laboratory-technician",
	"chemistry-technician",
	"biology-technician",
	"water-technician",
	"nature-reserve-technician",
	"farm-adviser",
	"surveyor",
	"science-teacher",
	"science-communicator",
	"renewable-energy-technician",
	"aircraft-maintenance-technician",
	"aeronautical-engineer",
	"electronics-technician",
	"mechanical-engineer",
	"civil-engineer",
	"cybersecurity-specialist",
	"biomedical-technician",
] as const;

/** A neighbouring career. */
export type NeighbourId = (typeof neighbourIds)[number];

/** Whether a string, from an address, names a neighbouring career. */
export const isNeighbourId = (value: string): value is NeighbourId =>
	(neighbourIds as readonly string[]).includes(value);

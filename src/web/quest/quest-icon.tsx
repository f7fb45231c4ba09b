import {
	Circle,
	Compass,
	Cpu,
	Dna,
	FlaskConical,
	Leaf,
	type LucideIcon,
	Orbit,
	Rocket,
	Sprout,
	TestTubes,
	Wrench,
} from "lucide-react";

/** The icons that the quest's content names. */
const icons: Readonly<Record<string, LucideIcon>> = {
	compass: Compass,
	cpu: Cpu,
	dna: Dna,
	"flask-conical": FlaskConical,
	leaf: Leaf,
	orbit: Orbit,
	rocket: Rocket,
	sprout: Sprout,
	"test-tubes": TestTubes,
	wrench: Wrench,
};

interface QuestIconProps {
	/** Its name in the icon set, such as `flask-conical`. */
	readonly name: string;
	readonly className: string;
}

/** The icon of a domain or badge. Decorative. */
export function QuestIcon({ name, className }: QuestIconProps) {
	const Icon = icons[name] ?? Circle;
	return <Icon aria-hidden="true" className={className} strokeWidth={1.6} />;
}

/** Everything that is drawn, kept up to date with what the scene is told. */
import { type CatmullRomCurve3, Group, type Scene, Vector3, type WebGLRenderer, type WebGLRenderTarget } from 'three';
import { type Cell, heightOf, TABLE, tripleOf } from '../../../rules/index.js';
import { lengthOf } from '../../model/film.js';
import { poseAt } from '../maths/film.js';
import { type Bounds, boundsOf, centreOf, Occupancy } from '../maths/occupancy.js';
import { type Focus, groundOf, type Interest } from '../maths/orbit.js';
import { hiddenShare } from '../maths/pick.js';
import { wayOver } from '../maths/way.js';
import type { Fall, SceneProps } from '../props.js';
import { Wood } from '../wood/wood-material.js';
import { DebrisMesh } from './debris-mesh.js';
import { FallPlayer } from './fall-player.js';
import { FieldsMesh } from './fields-mesh.js';
import { GhostMesh } from './ghost-mesh.js';
import { Light, makeRoom } from './light.js';
import { MisfitMesh } from './misfit-mesh.js';
import { PawnsMesh, standingAt } from './pawns-mesh.js';
import { PinsMesh } from './pins-mesh.js';
import type { Quality } from './quality.js';
import { RodMesh } from './rod-mesh.js';
import { RouteMesh } from './route-mesh.js';
import type { Stage } from './stage.js';
import { TABLE_MIDDLE, TABLE_RADIUS, TableTop } from './table-top.js';
import { TowerMesh } from './tower-mesh.js';

/** What of all that is told can be seen. */
const SEEN = [
  'stones',
  'pawns',
  'ghost',
  'pins',
  'misfit',
  'fields',
  'route',
  'fall',
  'isTurning',
  'onTurn',
  'theme',
  'isStill',
] as const;

/** So much of the ghost must be hidden for the tower to be cut away. */
const HIDDEN = 0.1;
/** Heights of the rod above the tower's top. */
const ABOVE = 1;
const LEAST_ROD = 8;

const cornersOf = (cells: readonly Cell[]): Vector3[] => {
  if (cells.length === 0) return [];
  const { min, max } = boundsOf(cells);
  return [min[0], max[0]].flatMap(x => [min[1], max[1]].flatMap(y => [min[2], max[2]].map(z => new Vector3(x, y, z))));
};

/** Where what falls was, and, if the tower is not too high for both, where it comes to lie on the table. */
function focusOfFall({ film }: Fall): Focus {
  const stones = film.fell.map(name => film.names.indexOf(name));
  const isOnTable = ({ x, y }: Vector3): boolean => Math.hypot(x - TABLE_MIDDLE[0], y - TABLE_MIDDLE[1]) < TABLE_RADIUS;
  return {
    must: stones.map(stone => poseAt(film, stone, 0).at),
    also: stones.map(stone => poseAt(film, stone, lengthOf(film)).at).filter(isOnTable),
  };
}

const isClimbing = ({ fields }: SceneProps): boolean => (fields?.length ?? 0) > 0;
const pawnOnTurn = ({ pawns, onTurn }: SceneProps) => pawns.find(({ colour }) => colour === onTurn);

const interestOf = (props: SceneProps): Interest =>
  props.isTurning === true ? 'whole' : isClimbing(props) ? 'faces' : 'tower';

export class Scenery {
  readonly object = new Group();
  readonly #stage: Stage;
  readonly #wood: Wood;
  readonly #tower: TowerMesh;
  readonly #table: TableTop;
  readonly #pawns = new PawnsMesh();
  readonly #ghost: GhostMesh;
  readonly #pins = new PinsMesh();
  readonly #fields = new FieldsMesh();
  readonly #route = new RouteMesh();
  readonly #misfit = new MisfitMesh();
  readonly #rod = new RodMesh();
  readonly #debris = new DebrisMesh();
  readonly #player: FallPlayer;
  readonly #quality: Quality;
  #light: Light | undefined;
  /** The rooms that were shown. */
  readonly #rooms = new Map<SceneProps['theme'], WebGLRenderTarget>();
  #props: SceneProps | undefined;
  #bounds: Bounds = boundsOf([]);
  /** The ways that were drawn last, by which pawns go. */
  #ways: readonly (readonly Vector3[])[] = [];
  #cut = 0;

  constructor(stage: Stage, quality: Quality) {
    this.#stage = stage;
    this.#quality = quality;
    const { isSmall } = quality;
    this.#wood = new Wood(isSmall ? 512 : 1024);
    this.#table = new TableTop(isSmall ? 1024 : 2048);
    this.#tower = new TowerMesh(this.#wood, () => stage.touch());
    this.#ghost = new GhostMesh(this.#wood);
    this.#player = new FallPlayer({ tower: this.#tower, pawns: this.#pawns, debris: this.#debris });
    for (const { object } of [this.#table, this.#tower, this.#pawns, this.#ghost, this.#pins]) this.object.add(object);
    for (const { object } of [this.#fields, this.#route, this.#misfit, this.#rod, this.#debris])
      this.object.add(object);
  }

  /** Letters are there now: what is written is written anew. */
  rewrite(): void {
    const props = this.#props;
    if (props === undefined) return;
    this.#rod.show(this.#rod.height, props.theme, true);
    this.#setFields(props);
    this.#stage.wake();
  }

  /** Light and room of the theme. */
  setTheme(theme: SceneProps['theme'], scene: Scene, renderer: WebGLRenderer): void {
    const isDark = theme === 'dark';
    scene.environment = this.#quality.hasRoom ? this.#roomOf(theme, renderer).texture : null;
    scene.environmentIntensity = isDark ? 0.95 : 0.62;
    renderer.toneMappingExposure = isDark ? 1.1 : 1.02;
    if (this.#light !== undefined) this.object.remove(this.#light.object);
    this.#light?.dispose();
    this.#light = new Light(theme, this.#quality);
    this.object.add(this.#light.object);
    this.#table.setTheme(theme);
    this.#stage.touch();
  }

  #roomOf(theme: SceneProps['theme'], renderer: WebGLRenderer): WebGLRenderTarget {
    const room = this.#rooms.get(theme) ?? makeRoom(renderer, theme);
    this.#rooms.set(theme, room);
    return room;
  }

  /** What the scene is told now. Only what changed is made anew. */
  update(props: SceneProps): void {
    const before = this.#props;
    this.#props = props;
    const now = performance.now();
    const { eye } = this.#stage;
    eye.isStill = props.isStill;
    eye.isTurning = props.isTurning ?? false;
    this.#player.isStill = props.isStill;
    this.#player.tellers = props;
    const isNew = (...keys: readonly (keyof SceneProps)[]) => keys.some(key => before?.[key] !== props[key]);
    if (!isNew(...SEEN)) return;
    const isFallOver = before?.fall !== undefined && props.fall === undefined;
    if (isNew('stones') || isFallOver) this.#setStones(props, now);
    if (isNew('stones', 'theme')) this.#rod.show(Math.max(this.#bounds.max[2] + ABOVE, LEAST_ROD), props.theme);
    this.#rod.object.visible = props.fall === undefined;
    if (isNew('pawns', 'stones') || isFallOver) {
      this.#pawns.show(props.pawns, this.#bounds, this.#ways, props.isStill, now);
    }
    if (isNew('fall', 'stones')) this.#player.set(props.fall, props.stones, props.pawns, this.#bounds);
    if (isNew('ghost')) this.#ghost.show(props.ghost);
    if (isNew('pins')) this.#pins.show(props.pins ?? []);
    if (isNew('misfit')) this.#misfit.show(props.misfit ?? []);
    if (isNew('fields', 'onTurn', 'pawns', 'fall', 'route')) this.#setFields(props);
    if (isNew('route', 'pawns')) this.#setRoute(props);
    this.#lookAt(props, before, now);
    this.#stage.touch();
  }

  /** What matters is kept in sight, and a ghost that went elsewhere, or whoever is about to climb, is shown from where it is seen. */
  #lookAt(props: SceneProps, before: SceneProps | undefined, now: number): void {
    const { eye, occupancy } = this.#stage;
    eye.setFocus(this.#focusOf(props), interestOf(props));
    const { ghost } = props;
    const has = (x: number, y: number, z: number): boolean => occupancy.has(x, y, z);
    const climber = isClimbing(props) && !(before && isClimbing(before)) ? pawnOnTurn(props) : undefined;
    if (climber !== undefined) {
      const goal = props.route?.cells.at(-1) ?? TABLE;
      const seen = [climber.at, goal].filter(at => at !== TABLE).map(at => [tripleOf(at)]);
      if (seen.length > 0) eye.reveal(seen, has);
    }
    if (ghost === undefined || ghost.cells.join() === before?.ghost?.cells.join() || this.#stage.isHovering(now))
      return;
    eye.reveal([ghost.cells.map(tripleOf)], has);
  }

  #setStones({ stones, isStill }: SceneProps, now: number): void {
    this.#bounds = boundsOf(stones.flatMap(({ cells }) => cells));
    this.#stage.occupancy = new Occupancy(stones.flatMap(({ cells }) => cells));
    this.#tower.show(stones, isStill, now);
    this.#table.setStones(stones);
    this.#stage.eye.setGround(groundOf(this.#bounds));
  }

  #setFields({ fields, onTurn, pawns, fall, route }: SceneProps): void {
    const pawn = fall === undefined ? pawns.find(({ colour }) => colour === onTurn) : undefined;
    this.#fields.show(fields ?? [], pawn && standingAt(pawn.at, pawn.colour, this.#bounds), route?.by === 'foot');
  }

  #setRoute({ route, pawns }: SceneProps): void {
    if (route === undefined) {
      this.#route.show(undefined, false);
      return;
    }
    const [start] = route.cells;
    const colour = pawns.find(({ at }) => at === start)?.colour ?? 0;
    const places = route.cells.map(cell => standingAt(cell, colour, this.#bounds));
    this.#ways = [places];
    const taken = pawns.filter(({ at }) => at !== TABLE).map(({ at }) => standingAt(at, 0, this.#bounds));
    const line: CatmullRomCurve3 = wayOver(places, place => taken.some(other => other.distanceTo(place) < 0.1));
    this.#route.show(places.length > 1 ? line : undefined, route.by !== 'foot');
  }

  /** What must be in sight. Whoever chooses a place sees their own pawn too, if there is room. */
  #focusOf({ ghost, route, onTurn, pawns, misfit, fields, fall }: SceneProps): Focus {
    if (fall !== undefined) return focusOfFall(fall);
    const isThere = (cell: Cell) => cell !== TABLE;
    const pawn = pawns.find(({ colour }) => colour === onTurn);
    const best = (fields ?? []).filter(({ to }) => heightOf(to) >= heightOf(pawn?.at ?? TABLE));
    const cells = [
      ...(ghost?.cells ?? []),
      ...(misfit ?? []),
      ...(route?.cells ?? []).filter(isThere),
      ...best.map(({ to }) => to),
    ];
    const own = pawn === undefined ? [] : [standingAt(pawn.at, pawn.colour, this.#bounds)];
    const self = own.flatMap(at => [at, at.clone().setZ(at.z + 1)]);
    return ghost === undefined
      ? { must: [...cornersOf(cells), ...self], also: [] }
      : { must: cornersOf(cells), also: self };
  }

  /** Will it be drawn no better than now? */
  get isFine(): boolean {
    return this.#tower.isFine;
  }

  /** A step of all that moves; says whether anything goes on. */
  step(now: number): boolean {
    const stones = this.#tower.step(now);
    const pawns = this.#pawns.step(now);
    const fall = this.#player.step(now);
    if (pawns) this.#stage.isShadowStale = true;
    return stones || pawns || fall;
  }

  /** The camera stands: what depends on it goes with it. Says whether shadows are to be drawn again, and what goes on. */
  follow(scene: Scene, isAtRest: boolean): { readonly isShadowStale: boolean; readonly isMoving: boolean } {
    const { eye, pawns } = this.#stage;
    const { view, ground, frame } = eye;
    this.#fields.face(view.azimuth);
    this.#pins.setScreen(frame.width, frame.height);
    scene.environmentRotation.z = (view.azimuth * Math.PI) / 180;
    const at = this.#rod.follow(view, ground, this.#bounds, frame);
    this.#stage.rod = { at, top: this.#rod.height };
    const fall = this.#props?.fall;
    this.#stage.newest = fall && this.#tower.placeOf(fall.newest);
    pawns.length = 0;
    for (const { colour } of this.#props?.pawns ?? []) {
      const place = this.#pawns.at(colour);
      if (place !== undefined) pawns[colour] = place;
    }
    const isMoving = this.#cutAway();
    const isShadowStale = this.#light?.follow(view.azimuth, ground, isAtRest) ?? false;
    return { isShadowStale, isMoving };
  }

  /** Takes away what hides the ghost, little by little. */
  #cutAway(): boolean {
    const { eye, occupancy } = this.#stage;
    const ghost = this.#props?.ghost;
    if (ghost === undefined) {
      this.#cut = 0;
      this.#tower.cutAway(new Vector3(), 0);
      return false;
    }
    const has = (x: number, y: number, z: number) => occupancy.has(x, y, z);
    const isHidden = hiddenShare(ghost.cells.map(tripleOf), eye.camera.position.toArray(), has) > HIDDEN;
    const middle = new Vector3(...centreOf(ghost.cells));
    const radius = Math.max(...cornersOf(ghost.cells).map(corner => corner.distanceTo(middle))) + 0.1;
    const aim = isHidden ? radius : 0;
    const isStill = this.#props?.isStill ?? true;
    this.#cut = isStill || Math.abs(aim - this.#cut) < 0.02 ? aim : this.#cut + (aim - this.#cut) * 0.22;
    this.#tower.cutAway(middle.applyMatrix4(eye.camera.matrixWorldInverse), this.#cut);
    return this.#cut !== aim;
  }

  dispose(): void {
    for (const part of [this.#table, this.#tower, this.#pawns, this.#ghost, this.#pins, this.#fields]) part.dispose();
    for (const part of [this.#route, this.#misfit, this.#rod, this.#debris, this.#wood]) part.dispose();
    this.#light?.dispose();
    for (const room of this.#rooms.values()) room.dispose();
  }
}

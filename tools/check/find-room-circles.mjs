import { groupsOf } from './groups-of.mjs';

/** Folders that are divided into rooms: each builds on others, and never both on each other. What lies loose builds on all. */
const houses = ['packages/core/src/modules/pages/server', 'packages/core/src/modules/pages/admin/editor'];

/** Of files outside the house undefined; of those that lie loose in it the house itself. */
function roomOf(house, file) {
  if (!file.startsWith(`${house}/`)) return undefined;
  const [room, ...rest] = file.slice(house.length + 1).split('/');
  return rest.length > 0 ? `${house}/${room}` : house;
}

/** Which rooms of a house the files of each import from. */
function roomGraph(house, graph) {
  const rooms = new Map();
  for (const [file, imported] of graph) {
    const room = roomOf(house, file);
    if (room === undefined) continue;
    const others = imported.map((other) => roomOf(house, other)).filter((other) => other !== undefined && other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  return rooms;
}

/** Rooms of one house that need each other: a sentence for each circle. Takes the imports by file. */
export const findRoomCircles = (graph) =>
  houses.flatMap((house) =>
    groupsOf(roomGraph(house, graph)).map(
      (rooms) => `${rooms.sort().join(', ')} need each other: of two rooms only one may build on the other.`,
    ),
  );
